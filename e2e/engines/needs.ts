import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** Where each program usually lies, and the Debian package that brings it. */
const PROGRAMS = {
  firefox: { package: 'firefox-esr', places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  WebKitWebDriver: { package: 'webkit2gtk-driver', places: ['/usr/bin/WebKitWebDriver'] },
  Xvfb: { package: 'xvfb', places: ['/usr/bin/Xvfb'] },
} as const;

type Program = keyof typeof PROGRAMS;

const placeOf = (program: Program): string | undefined => PROGRAMS[program].places.find((place) => existsSync(place));

/** The path of a program. @throws when `installMissing` has not brought it. */
export function need(program: Program): string {
  const place = placeOf(program);
  if (place === undefined) throw new Error(`${program} is not installed`);
  return place;
}

/** The smallest browser of WebKitGTK, in whichever version's folder it lies. */
export function miniBrowser(): string {
  const [place] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser');
  if (place === undefined) throw new Error('MiniBrowser of WebKitGTK is not installed');
  return place;
}

/** Brings what is missing, where that is possible. @returns a sentence about what is still missing */
export function installMissing(programs: readonly Program[]): string | undefined {
  const missing = () => programs.filter((program) => placeOf(program) === undefined);
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = missing().map((program) => PROGRAMS[program].package);
    process.stderr.write(`Installing ${packages.join(', ')} for the other engines (once per machine) …\n`);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      spawnSync('apt-get', ['-qq', ...step], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    }
  }
  const still = missing().map((program) => PROGRAMS[program].package);
  return still.length === 0 ? undefined : `This needs ${still.join(', ')}: install it and run again.`;
}
