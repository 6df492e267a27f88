# make demo     writes all that the program makes of the bundled sample into out/
# make quick    lint, and the tests of the modules that start no compiler
# make test     everything that must hold, each promise once; TIMES=1 tells where the time went
# make proof    the whole corpus, all sets, targets, modes and seeds; PART=libraries runs one part, FRESH=1 all anew
# make fuzz     bytes that nobody would write, for TIME seconds each reader, or for one READER
# make bench    figures, never a verdict; LOOP=1 measures these commands as well
# make same     each byte in which the outputs of BINARY and of this tree differ, over the sample and the whole corpus
# make install  one self-contained binary in $(PREFIX)/bin, and its manual page

PREFIX ?= /usr/local
SWIFT ?= swift
# Manifests of other libraries, which are measured where they are there.
CORPUS ?= ../shared/corpus/manifests

# On Linux what the binary needs goes into it; macOS has Swift's libraries, and links nothing but its own statically. Asked
# when it is needed, for what it looks for may be installed just before.
ifeq ($(shell uname -s),Linux)
STATIC = $(shell Scripts/static.sh)
# No symbols and nothing for a debugger: two thirds of what is linked.
STRIPPED = -Xlinker -s
else
STRIPPED = -Xlinker -x
endif

# Types are made where they are needed, and not looked for by their names while the program runs.
DIRECT = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

# Code for size is 2 MB less, and takes at most 8 % more time (Documentation/Benchmarks.md).
RELEASE = $(SWIFT) build --quiet -c release -Xswiftc -Osize $(STATIC) $(STRIPPED) $(DIRECT)
# Among the golden cases is Swift as its people left it, broken, too.
SOURCES = Package.swift Sources Plugins Fuzzing $(filter-out Tests/Golden,$(wildcard Tests/*)) Benchmarks

BUILD = $(SWIFT) build
TEST = $(SWIFT) test

.PHONY: demo quick test proof fuzz bench same install format lint dependencies clean

# The demo is not optimized as tests want it, and has a folder of its own: a first build takes half the time.
demo: dependencies
	@WEBLIFT_UNOPTIMIZED=1 $(BUILD) --quiet --scratch-path .build/demo --product weblift
	@Scripts/demo.sh .build/demo/debug/weblift out

# WebliftCLITests is the program as its users start it, from the sources of a library to a report.
quick: dependencies lint
	WEBLIFT_LOOP=quick $(TEST) --skip '^WebliftCLITests[.]'

test: dependencies lint
	$(if $(TIMES),python3 Scripts/times.py "$(BUILD)" "$(TEST)",$(TEST))

proof: dependencies lint
	SWIFT="$(SWIFT)" FRESH=$(FRESH) Scripts/proof.sh $(PART)

fuzz: dependencies
	Scripts/fuzz.sh $(or $(TIME),60) $(READER)

bench: dependencies
	@$(RELEASE) --product weblift
	@$(RELEASE) --product weblift-bench
	@.build/release/weblift-bench .build/release/weblift specs/elevate/2.0 specs/matrix.md $(CORPUS)
ifdef LOOP
	@.build/release/weblift-bench --verify .build/release/weblift specs/elevate/2.0 $(CORPUS)
	@Scripts/loop.sh
endif

same: dependencies
	@$(BUILD) --quiet --product weblift
	@Scripts/same.py "$(BINARY)" .build/debug/weblift $(RUNS)

install: dependencies
	$(RELEASE) --product weblift
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/weblift "$(DESTDIR)$(PREFIX)/bin/weblift"
	install -d "$(DESTDIR)$(PREFIX)/share/man/man1"
	.build/release/weblift manual --quiet >"$(DESTDIR)$(PREFIX)/share/man/man1/weblift.1"

# Counts of the sources are held to bounds where there is a python3 to count.
lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	@if command -v python3 >/dev/null; then Scripts/house.py --check; else echo "lint: no python3 counts the sources"; fi

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)
	@if command -v python3 >/dev/null; then Scripts/house.py --lower; fi

dependencies:
	@Scripts/dependencies.sh

clean:
	$(SWIFT) package clean
	rm -rf .build/demo
