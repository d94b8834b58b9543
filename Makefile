# `make` alone prints what there is to make.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.NOTPARALLEL:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

SWIFT ?= swift
PREFIX ?= /usr/local
# Progress is for terminals only.
QUIET := $(if $(MAKE_TERMOUT),,--quiet)
# What the build needs; a test finds what Package.swift needs in it.
PACKAGES := pkg-config libcairo2-dev libfreetype-dev libfontconfig-dev libharfbuzz-dev libicu-dev libfribidi-dev \
	libpcre2-dev libdeflate-dev libspng-dev libjpeg62-turbo-dev
# What tests compare with.
TEST_PACKAGES := python3-jsonschema
# What `make conformance` compares with.
CONFORMANCE_PACKAGES := unicode-data fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji libharfbuzz-bin \
	python3-gi gir1.2-pango-1.0
# What `make svg` draws SVG files with.
SVG_PACKAGES := librsvg2-bin
# What `make bench` compares the blur with.
BENCH_PACKAGES := python3-numpy python3-opencv python3-pil
# What `make check` makes, in this order.
CHECKS := test pictures svg conformance

.PHONY: help
help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

.PHONY: demo
demo: tool ## build ./snug and draw the README's pictures into docs
	@docs/pictures
	ls docs/*.png

.PHONY: tool
tool: packages static-libraries ## build ./snug
	@echo "Building snug (some minutes the first time)"
	$(SWIFT) build $(QUIET) $(TOOL_FLAGS)
	ln -sfn $(TOOL_BUILD)/release/snug snug

.PHONY: test
test: lint tool test-packages ## check the sources' format and run the tests of code, pictures and tool
	@echo "Running the tests (some minutes the first time)"
	SNUG_TOOL=$(CURDIR)/snug $(SWIFT) test $(QUIET)

.PHONY: conformance
conformance: packages conformance-packages ## compare with Unicode's test files, hb-shape and Pango
	@echo "Comparing with Unicode's test files, hb-shape and Pango"
	SNUG_CONFORMANCE=1 $(SWIFT) test $(QUIET) --filter ConformanceTests

.PHONY: svg
svg: packages svg-packages ## compare SVG files, drawn by librsvg, with the pictures of pixels
	@echo "Comparing SVG files with pictures of pixels"
	SNUG_SVG=1 $(SWIFT) test $(QUIET) --filter SnugSVGTests

.PHONY: lint
lint: swift ## check the sources' format
	@echo "Checking the format"
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Examples Benchmarks Package.swift

.PHONY: check
check: $(CHECKS) ## everything a change must pass

.PHONY: pictures
pictures: tool ## check that the README's commands work and draw its pictures
	@drawn=$$(mktemp -d)
	trap 'rm -rf "$$drawn"' EXIT
	docs/pictures "$$drawn"
	for picture in "$$drawn"/*.png; do cmp "$$picture" docs/"$${picture##*/}"; done

.PHONY: bench
bench: tool bench-packages ## print what each stage costs, and compare processor times with a C program's and other blurs
	@$(SWIFT) run $(QUIET) -c release StageTimes
	$(MAKE) -C Benchmarks
	Benchmarks/run
	$(SWIFT) build $(QUIET) -c release --product BlurTime
	Benchmarks/blur

.PHONY: install
install: $(if $(wildcard snug),,tool) ## copy ./snug to PREFIX/bin (PREFIX=/usr/local)
	@install -D -s -m 755 snug $(DESTDIR)$(PREFIX)/bin/snug

.PHONY: clean
clean: ## remove what was built
	@rm -rf .build snug

# MARK: The tool

# From start to exit, with every library loaded and nothing drawn, a program takes 6.0 ms of processor time as SwiftPM
# links it; 0.91 of that at a fixed address (no PIE), 0.73 with cairo inside too, whose shared library loads those of its
# window systems, 0.70 with FriBidi and libdeflate inside and no search for libraries beside the tool. The linker is
# lld, because SwiftPM names libraries before the objects that need them, and others look into archives in order only.
TOOL_BUILD := .build/tool
STATIC := $(TOOL_BUILD)/pkgconfig
TOOL_FLAGS = --configuration release --static-swift-stdlib --product snug --scratch-path $(TOOL_BUILD) \
	--pkg-config-path $(CURDIR)/$(STATIC) --disable-local-rpath \
	-Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker --as-needed

# Says of some libraries that they are to be linked statically, where their archives are installed.
.PHONY: static-libraries
static-libraries: packages
	@mkdir -p $(STATIC)
	folder=$$(pkg-config --variable=libdir cairo)
	describe() { # module, archives and what they need
		local file=$(STATIC)/$$1.pc archive
		for archive in $$(grep -oE 'lib[^ ]*\.a' <<<"$$2"); do
			[ -e "$$folder/$$archive" ] || return 0
		done
		printf '%s\n' "Name: $$1" "Description: $$1, inside the program" "Version: $$(pkg-config --modversion $$1)" \
			"Cflags: $$(pkg-config --cflags $$1)" "Libs: $$2" >$$file.new
		cmp -s $$file.new $$file && rm $$file.new || mv $$file.new $$file
	}
	describe cairo-ft "-l:libcairo.a -l:libpixman-1.a -lpng16 -lfreetype -lfontconfig -lz"
	describe fribidi "-l:libfribidi.a"
	describe libpcre2-8 "-l:libpcre2-8.a"
	describe libdeflate "-l:libdeflate.a"
	describe libjpeg "-l:libjpeg.a"

# MARK: What must be there

.PHONY: swift
swift:
	@command -v $(SWIFT) >/dev/null || { echo "Snug needs Swift 6.3: see https://www.swift.org/install/linux" >&2; exit 1; }

.PHONY: bench-packages
bench-packages:
	@$(MAKE) packages PACKAGES="$(BENCH_PACKAGES)"

.PHONY: test-packages
test-packages:
	@$(MAKE) packages PACKAGES="$(TEST_PACKAGES)"

.PHONY: conformance-packages
conformance-packages:
	@$(MAKE) packages PACKAGES="$(CONFORMANCE_PACKAGES)"

.PHONY: svg-packages
svg-packages:
	@$(MAKE) packages PACKAGES="$(SVG_PACKAGES)"

.PHONY: packages
packages: swift
	@missing=$$(for package in $(PACKAGES); do
		dpkg-query -W -f '$${db:Status-Status}' $$package 2>/dev/null | grep -q '^installed' || echo $$package
	done)
	[ "$$missing" ] || exit 0
	if ! command -v apt-get >/dev/null; then
		pkg-config --exists cairo-ft harfbuzz icu-uc fribidi libpcre2-8 libdeflate spng libjpeg 2>/dev/null && exit 0
		echo "No apt-get here: install what Debian calls" $$missing "and run make again" >&2
		exit 1
	fi
	sudo=
	if [ $$(id -u) != 0 ]; then
		command -v sudo >/dev/null || { echo "Have root run: apt-get install" $$missing >&2; exit 1; }
		sudo=sudo
	fi
	get() {
		$$sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 -o Dpkg::Use-Pty=0 "$$@" </dev/null >/dev/null
	}
	echo "Installing" $$missing
	get update || echo "apt-get update failed: trying with the package lists that are here" >&2
	get install -y --no-install-recommends $$missing && exit 0
	lost=
	for package in $$missing; do
		get install -y --no-install-recommends $$package 2>/dev/null || lost+=" $$package"
	done
	[ "$$lost" ] || exit 0
	echo "These packages cannot be had:$$lost" >&2
	[ -z "$${CI:-}" ] # without CI the build may find the libraries elsewhere
