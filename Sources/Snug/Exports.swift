// What a program that imports Snug can name: specs and layouts, the lines and glyphs in them, colours, shapes.
@_exported public import SnugComposition
@_exported public import SnugGeometry
@_exported public import SnugPixels
@_exported public import SnugText
