"""Compiles the modules that define no structs and inherit from no class of the kernel; without this file, the package is plain Python."""

from mypyc.build import mypycify
from setuptools import setup

COMPILED = ("cards", "state", "choices", "scoring", "play", "refusals", "knowledge", "sensible", "simulation", "scene")

setup(ext_modules=mypycify([f"hearts/{name}.py" for name in COMPILED], opt_level="3"))
