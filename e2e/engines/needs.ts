import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** The usual place of each program, and its Debian package. */
const PROGRAMS = {
  firefox: { package: 'firefox-esr', places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  WebKitWebDriver: { package: 'webkit2gtk-driver', places: ['/usr/bin/WebKitWebDriver'] },
  Xvfb: { package: 'xvfb', places: ['/usr/bin/Xvfb'] },
} as const;

type Program = keyof typeof PROGRAMS;

const placeOf = (program: Program): string | undefined => PROGRAMS[program].places.find((place) => existsSync(place));

/** The path of a program. @throws when `installMissing` has not installed it. */
export function need(program: Program): string {
  const place = placeOf(program);
  if (place === undefined) throw new Error(`${program} is not installed`);
  return place;
}

/** WebKitGTK's minimal browser, in the folder of any version. */
export function miniBrowser(): string {
  const [place] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser');
  if (place === undefined) throw new Error('MiniBrowser of WebKitGTK is not installed');
  return place;
}

/** Installs the missing programs where that is possible. @returns a sentence about those still missing */
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
