# The front door; CMakeLists.txt is the house.
#
#   make            build/opoly, the window      make bench      how fast it is
#   make play       build and start the game     make coverage   what the tests reach
#   make check      everything that must hold    make install    PREFIX and DESTDIR respected
#                                                make uninstall  what that put there, nothing else
#   make check-long the same, with many games    make shots      pictures of all screens
#   make web        the page, in build/web       make serve      the page, and games with friends
#   make fuzz       invented texts, T seconds each
#   make mutants    are rules broken on purpose noticed?   make clean
#   make analyse    mistakes found by reading    make valgrind   the quick tests, byte by byte
#   make pot        what there is to translate, in po/
#   make threads    what has threads, watched    make faults     everything fails in turn
#   make audit      Lighthouse and axe look at the page (npm)

PREFIX ?= /usr/local
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
CMAKE = $(if $(shell command -v ninja),CMAKE_GENERATOR=Ninja )cmake
CONFIGURE = $(CMAKE) -S . -B build -DCMAKE_INSTALL_PREFIX="$(abspath $(PREFIX))"
BUILD = cmake --build $(1) --parallel $(JOBS) --target

all:
	@$(CONFIGURE) >/dev/null || { echo 'make: tools/setup --minimal installs what is missing, as make play does.' >&2; exit 1; }
	@$(call BUILD,build) all

play:
	@tools/setup --minimal
	@$(MAKE) --no-print-directory all
	@if [ -x build/opoly-desktop ] && [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; \
	then exec build/opoly-desktop; else exec build/opoly term; fi

check check-long:
	@tools/setup $(if $(filter check-long,$@),&& tools/setup --analyse)
	@tools/check $(if $(filter check-long,$@),--long)

faults:
	@$(CONFIGURE) >/dev/null
	@$(call BUILD,build) faults

bench:
	@tools/setup --bench
	@$(CONFIGURE) >/dev/null
	@$(call BUILD,build) all bench >/dev/null
	@if [ -x tools/bench ]; then exec tools/bench; else exec build/bench; fi

coverage:
	@tools/setup --coverage
	@JOBS=$(JOBS) tools/coverage

mutants:
	@tools/setup
	@tools/mutants --jobs $(JOBS)

analyse threads valgrind:
	@tools/setup --analyse
	@JOBS=$(JOBS) tools/$@

fuzz:
	@tools/setup --fuzz
	@tools/fuzz --jobs $(JOBS) $(or $(T),60)

pot:
	@tools/setup
	@tools/pot

web:
	@tools/setup --web
	@$(CONFIGURE) >/dev/null
	@$(call BUILD,build) web

serve: web
	@$(call BUILD,build) all
	@if [ -x build/opoly-server ]; then exec build/opoly-server $(if $(PORT),--port $(PORT)); \
	else exec node tools/serve.mjs build/web $(PORT); fi

audit: web
	@node tools/audit.mjs build/web

shots: all
	@tools/shots

install: all
	@tools/install build

uninstall:
	@tools/install --remove build

clean:
	@rm -rf build

.PHONY: all play check check-long faults analyse threads valgrind bench coverage mutants fuzz pot web serve audit shots install uninstall clean
