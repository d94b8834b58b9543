import SnugFiles

Signals.install()
endProcess(SnugTool.run(ProgramArguments.all.map(\.bytes)).rawValue)
