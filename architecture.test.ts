import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { test } from 'node:test';

/*
 * Lists which of our packages each package may use. Biome refuses an import that a package.json does not declare; this
 * test compares the declarations themselves with this table. Together they enforce the boundaries between packages.
 */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  checks: ['clinical', 'edition'],
  clinical: [],
  content: ['checks', 'clinical', 'edition', 'seal'],
  contract: [],
  edition: ['clinical'],
  seal: ['edition'],
  server: ['checks', 'content', 'contract', 'edition', 'seal'],
  web: ['clinical', 'content', 'contract', 'edition', 'seal'],
};
/** External packages that the inner packages may use. Inner packages stay free of frameworks and platforms. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  checks: [],
  clinical: ['big.js'],
  content: [],
  contract: ['zod'],
  edition: ['yaml', 'zod'],
  seal: [],
};
/** Platform that each package compiles against: no DOM in the server, no Node in code that the browser runs. */
const PLATFORM: Readonly<Record<string, { lib: readonly string[]; types: readonly string[] }>> = {
  checks: { lib: ['es2024'], types: [] },
  clinical: { lib: ['es2024'], types: [] },
  content: { lib: ['es2024'], types: ['node'] },
  contract: { lib: ['es2024'], types: [] },
  edition: { lib: ['es2024'], types: [] },
  // WebCrypto, in browsers and in Node.
  seal: { lib: ['es2024', 'dom'], types: [] },
  server: { lib: ['es2024'], types: ['node'] },
  web: { lib: ['es2024', 'dom', 'dom.iterable'], types: ['vite/client'] },
};
const SCOPE = '@first60/';
const PACKAGES = join(import.meta.dirname, 'packages');

const json = (...path: string[]) => JSON.parse(readFileSync(join(PACKAGES, ...path), 'utf8'));

test('packages/ holds exactly the packages of the table', () => {
  const folders = readdirSync(PACKAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.deepEqual(folders.map(({ name }) => name).sort(), Object.keys(MAY_USE).sort());
});

for (const [name, allowed] of Object.entries(MAY_USE)) {
  const manifest = json(name, 'package.json');
  const everything = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.peerDependencies,
  });

  test(`${name} declares no neighbour but: ${allowed.join(', ') || 'none'}`, () => {
    const ours = everything.filter((dependency) => dependency.startsWith(SCOPE));
    assert.deepEqual(ours.sort(), allowed.map((neighbour) => SCOPE + neighbour).sort());
  });

  test(`${name} compiles against its own platform alone`, () => {
    const { lib, types } = json(name, 'tsconfig.json').compilerOptions;
    assert.deepEqual({ lib, types }, PLATFORM[name]);
  });

  test(`${name} is entered by its front door alone, and the content by what a browser needs before it reads any`, () => {
    const doors = Object.keys(manifest.exports ?? { '.': '' });
    assert.deepEqual(doors, name === 'content' ? ['.', './cover', './digest'] : ['.']);
  });
}

for (const [name, allowed] of Object.entries(OUTSIDE)) {
  test(`${name} runs on nothing from outside but: ${allowed.join(', ') || 'nothing'}`, () => {
    const outside = Object.keys(json(name, 'package.json').dependencies ?? {}).filter((one) => !one.startsWith(SCOPE));
    assert.deepEqual(outside, allowed);
  });
}

const isForTests = (file: string): boolean => file.endsWith('.test.ts') || file.includes('/src/testing/');
const isInside = (folder: string, path: string): boolean => !relative(folder, path).startsWith('..');

for (const name of Object.keys(MAY_USE)) {
  test(`no file of ${name} reaches into another package by a relative path`, () => {
    const src = join(PACKAGES, name, 'src');
    const escapes = sourcesIn(src).flatMap((file) => {
      const own = join(PACKAGES, name);
      return (
        importsOf(file)
          .filter((target) => target.startsWith('.'))
          .map((target) => join(file, '..', target))
          .filter((path) => !isInside(own, path))
          // A test may use the repository files around its package, but like all other code it may not reach into
          // another package.
          .filter((path) => !isForTests(file) || isInside(PACKAGES, path))
          .map((path) => `${file} imports ${path}`)
      );
    });
    assert.deepEqual(escapes, []);
  });
}

/** Web app rooms that each room may use besides itself. `app` composes the others, so nothing uses it. */
const SHARED_ROOMS = {
  device: [],
  server: [],
  addresses: [],
  session: ['device', 'server'],
  ui: ['device', 'addresses'],
  edition: ['session', 'device', 'ui'],
  doses: ['addresses', 'device', 'edition', 'offline', 'patient', 'ui'],
  assessments: ['device', 'edition', 'patient', 'session', 'ui'],
  'mass-casualty': ['device', 'session', 'ui'],
  arrest: ['addresses', 'device', 'offline', 'session'],
  // A clock checks that the patient is still the same.
  clocks: ['addresses', 'arrest', 'device', 'edition', 'offline', 'patient', 'server', 'session', 'ui'],
  patient: ['device', 'session', 'edition', 'ui'],
  offline: ['device', 'server', 'session', 'edition', 'ui'],
  search: ['addresses', 'edition', 'offline', 'ui'],
  favorites: ['session', 'server', 'ui'],
  forms: ['ui'],
};
const SHARED = Object.keys(SHARED_ROOMS);
const WEB_ROOMS: Readonly<Record<string, readonly string[]>> = {
  app: ['features', ...SHARED],
  features: SHARED,
  ...SHARED_ROOMS,
};
/** Styles, and the sentences generated from messages/. Every room may use them. */
const OF_ALL_ROOMS: ReadonlySet<string> = new Set(['paraglide', 'styles']);

test('in the web app nothing imports app, no feature another feature, and each room those of the table', () => {
  const web = join(PACKAGES, 'web/src');
  /** A room's screen counts as one more feature: it may use what features may use, and only app loads it. */
  const placeOf = (path: string): readonly string[] => {
    const [room = '', part = ''] = relative(web, path).split(sep);
    return part === 'screen' ? ['features', room] : [room, part];
  };
  const isAllowed = ([part = '', feature]: readonly string[], [target = '', other]: readonly string[]): boolean =>
    OF_ALL_ROOMS.has(target) ||
    (target === part ? part !== 'features' || other === feature : (WEB_ROOMS[part]?.includes(target) ?? false));
  const violations = Object.keys(WEB_ROOMS)
    .flatMap((part) => sourcesIn(join(web, part)))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('.'))
        // A test may use the browser test tools, but no file may reach into another package.
        .filter((target) => !file.endsWith('.test.ts') || isInside(web, join(file, '..', target)))
        .filter((target) => !isAllowed(placeOf(file), placeOf(join(file, '..', target))))
        .map((target) => `${relative(web, file)} imports ${target}`),
    );
  assert.deepEqual(violations, []);
});

test('web/src holds the rooms of the table, its service worker, its styles and its sentences alone', () => {
  const folders = readdirSync(join(PACKAGES, 'web/src'), { withFileTypes: true }).filter((one) => one.isDirectory());
  assert.deepEqual(
    folders.map(({ name }) => name).sort(),
    [...Object.keys(WEB_ROOMS), ...OF_ALL_ROOMS, 'service-worker'].sort(),
  );
});

test('a word has one room: no other folder of web/src has the name of a room or a feature, in the singular or the plural', () => {
  const web = join(PACKAGES, 'web/src');
  const singular = (name: string): string => name.replace(/s$/, '');
  const folders = readdirSync(web, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(web, join(entry.parentPath, entry.name)).split(sep));
  const isRoom = (path: readonly string[]): boolean => path.length === (path[0] === 'features' ? 2 : 1);
  const rooms = folders.filter(isRoom).map((path) => singular(path.at(-1) ?? ''));
  const others = folders.filter((path) => !isRoom(path) && path[0] !== 'paraglide' && path.join() !== 'features');
  assert.deepEqual(
    rooms.filter((name, index) => rooms.indexOf(name) !== index),
    [],
  );
  assert.deepEqual(
    others.filter((path) => rooms.includes(singular(path.at(-1) ?? ''))).map((path) => path.join('/')),
    [],
  );
});

/** Server rooms that each room may use; '.' is the root. Tests may use all of them. */
const SERVER_ROOMS: Readonly<Record<string, readonly string[]>> = {
  database: ['migrations', '.'],
  migrations: ['database'],
  store: ['database'],
  trust: ['store', 'database', '.'],
  publishing: ['trust', 'store', 'database', '.'],
  accounts: ['trust', 'store', 'database', 'http', '.'],
  routes: ['accounts', 'publishing', 'trust', 'store', 'database', 'http', '.'],
  http: ['store', 'database', '.'],
  commands: ['accounts', 'publishing', 'trust', 'store', 'database', '.'],
};

test('each room of the server is in the table, uses those of its row alone, and none what tests are made with', () => {
  const server = join(PACKAGES, 'server/src');
  const rooms = readdirSync(server, { withFileTypes: true }).filter((one) => one.isDirectory());
  assert.deepEqual(rooms.map(({ name }) => name).sort(), [...Object.keys(SERVER_ROOMS), 'testing'].sort());
  const roomOf = (path: string): string =>
    relative(server, path).includes(sep) ? (relative(server, path).split(sep)[0] ?? '') : '.';
  const violations = Object.entries(SERVER_ROOMS).flatMap(([room, allowed]) =>
    sourcesIn(join(server, room))
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => target.startsWith('.'))
          .map((target) => roomOf(join(file, '..', target)))
          .filter((used) => used !== room && !allowed.includes(used))
          .map((used) => `${relative(server, file)} uses ${used}`),
      ),
  );
  assert.deepEqual(violations, []);
});

/** In a folder with more files than this, names no longer help to find a file. */
const FILES_IN_A_FOLDER = 25;

test('no folder of web, server, content and checks holds more than 25 source files side by side', () => {
  const counts = new Map<string, number>();
  for (const file of ['web', 'server', 'content', 'checks'].flatMap((name) => sourcesIn(join(PACKAGES, name, 'src')))) {
    const folder = relative(PACKAGES, join(file, '..'));
    const isCounted = !file.includes('.test.') && !folder.includes('paraglide');
    if (isCounted) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  assert.deepEqual(
    [...counts].filter(([, count]) => count > FILES_IN_A_FOLDER),
    [],
  );
});

/**
 * Parts of the built-in edition. Each part may be imported by only one file, and `importers` lists who may import that
 * file.
 */
const BASE_EDITION: Readonly<Record<string, { readonly takes: string; readonly importers?: readonly string[] }>> = {
  'edition/live-edition.ts': { takes: 'cover' },
  'edition/base/base-edition.ts': {
    takes: 'digest',
    importers: [
      'edition/base/first-card.ts',
      'edition/load-edition.ts',
      'edition/sealed/device.ts',
      'edition/sealed/use-drawn.ts',
    ],
  },
};

const isContent = (from: string): boolean => from.startsWith('@first60/content');

test('the web app reads the edition that is held: only those that hold it take the one in the build', () => {
  const web = join(PACKAGES, 'web/src');
  const taken = sourcesIn(web)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      namesFrom(file).map(({ target, name }) => {
        const from = target.startsWith('.') ? relative(web, join(file, '..', target)) : target;
        return { file: relative(web, file), from, name };
      }),
    )
    .filter(({ from }) => isContent(from) || BASE_EDITION[from]?.importers !== undefined);
  const others = taken.filter(({ file, from, name }) =>
    isContent(from) ? BASE_EDITION[file]?.takes !== name : !BASE_EDITION[from]?.importers?.includes(file),
  );
  assert.deepEqual(others, [], 'take the edition from edition/live-edition.ts, or as a parameter');
  for (const [holder, { takes, importers = [] }] of Object.entries(BASE_EDITION)) {
    assert.ok(
      taken.some(({ file, name }) => file === holder && name === takes),
      `${holder} takes ${takes}`,
    );
    for (const importer of importers) {
      assert.ok(
        taken.some(({ file, from }) => file === importer && from === holder),
        `${importer} imports ${holder}`,
      );
    }
  }
});

/** The rooms that implement the user's scope, and the room that stores the app itself. */
const BEHIND_THE_SCOPE: ReadonlySet<string> = new Set(['session', 'device', 'server', 'offline']);
/** Other places that bypass the scope, and why. An entry that no longer bypasses it is rejected. */
const PASSES_THE_SCOPE = [
  { place: 'features/auth/', kind: 'calls', why: 'before sign-in there is no user' },
  { place: 'edition/base/base-edition.ts', kind: 'network', why: 'a file of the build, the same for everybody' },
  { place: 'edition/sealed/content-server.ts', kind: 'network', why: 'published editions, the same for everybody' },
  {
    place: 'edition/sealed/edition-store.ts',
    kind: 'stores',
    why: 'editions are of the agency, and stay with the device',
  },
  { place: 'arrest/log/', kind: 'stores', why: 'a running arrest outlives the session of its user, whose it stays' },
  { place: 'edition/sealed/edition-marker.ts', kind: 'stores', why: 'likewise' },
  { place: 'edition/sealed/content-state.ts', kind: 'stores', why: 'it asks whether there is such a database' },
  {
    place: 'edition/base/first-card.ts',
    kind: 'stores',
    why: 'it reads that marker before anything of the app is there',
  },
  { place: 'patient/patient.ts', kind: 'stores', why: 'the patient is of the tab, whose values go with its user' },
];
/** Exports from the server's room that are not calls. */
const NO_CALL = /^(?:type \w+|ApiError|sentenceFrom|isOfGateway)$/;
const PAST_THE_SCOPE: Readonly<Record<string, RegExp>> = {
  network: /\b(?:fetch\(|XMLHttpRequest|WebSocket\b|EventSource|sendBeacon)/,
  stores:
    /\b(?:localStorage|sessionStorage|indexedDB|caches\.|document\.cookie)|['"]idb-keyval['"]|\/device\/storage\.ts['"]/,
  guards: /\b(?:isOver|whileHere|userScope|enterScope|openScope)\b/,
};

test('the server and the device are reached through the scope of the user alone, in every room but those behind it', () => {
  const web = join(PACKAGES, 'web/src');
  const offences = Object.keys(WEB_ROOMS)
    .filter((room) => !BEHIND_THE_SCOPE.has(room))
    .flatMap((room) => sourcesIn(join(web, room)))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const place = relative(web, file).split(sep).join('/');
      return passings(readFileSync(file, 'utf8')).map((passing) => ({ place, ...passing }));
    });
  const isExcepted = (offence: { place: string; kind: string }, exception: { place: string; kind: string }) =>
    offence.place.startsWith(exception.place) && offence.kind === exception.kind;
  assert.deepEqual(
    offences.filter((offence) => !PASSES_THE_SCOPE.some((exception) => isExcepted(offence, exception))),
    [],
  );
  assert.deepEqual(
    PASSES_THE_SCOPE.filter((exception) => !offences.some((offence) => isExcepted(offence, exception))),
    [],
  );
});

function passings(source: string): { kind: string; found: string }[] {
  const past = Object.entries(PAST_THE_SCOPE).flatMap(([kind, pattern]) => {
    const found = pattern.exec(source)?.[0];
    return found === undefined ? [] : [{ kind, found }];
  });
  return [...past, ...callsOf(source).map((found) => ({ kind: 'calls', found }))];
}

/**
 * Calls outside any user's scope: everything a file imports from server/api.ts, by name, as a whole or lazily, except
 * types and errors.
 */
function callsOf(source: string): string[] {
  const imports = source.matchAll(/import\s*(type\s)?([^;'"]*?)(?:from\s*)?\(?['"][./]*server\/api\.ts['"]/g);
  return [...imports].flatMap(([, type, names = '']) => {
    if (type !== undefined) return [];
    if (!names.includes('{')) return ['all of server/api.ts'];
    const imported = names.replace(/[{}]/g, '').split(',');
    return imported.map((name) => name.trim()).filter((name) => name !== '' && !NO_CALL.test(name));
  });
}

test('what computes and what is written down know neither the clock nor chance', () => {
  const impure = ['checks', 'clinical', 'content', 'contract', 'edition'].flatMap((name) =>
    sourcesIn(join(PACKAGES, name, 'src'))
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\b(?:Date[.(]|Math\.random|Temporal\.)/g)].map(
          ([word]) => `${file}: ${word}`,
        ),
      ),
  );
  assert.deepEqual(impure, []);
});

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap(([, target]) =>
    target === undefined ? [] : [target],
  );

/**
 * The names that a file imports or re-exports, each with its source. A file that is imported as a whole counts as '*',
 * a default import as 'default'.
 */
const namesFrom = (file: string): ReadonlyArray<{ readonly target: string; readonly name: string }> => {
  const source = readFileSync(file, 'utf8');
  const named = [...source.matchAll(/(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g)].flatMap(
    ([, names = '', target = '']) =>
      names.split(',').flatMap((each) => {
        const [name = ''] = each
          .replace(/^\s*type\s/, '')
          .trim()
          .split(/\s/);
        return name === '' ? [] : [{ target, name }];
      }),
  );
  const whole = [...source.matchAll(/import\(\s*'([^']+)'\s*\)|\*\s+(?:as\s+\w+\s+)?from\s*'([^']+)'/g)].map(
    ([, lazily, target = lazily ?? '']) => ({ target, name: '*' }),
  );
  const byDefault = [...source.matchAll(/import\s+(?:type\s+)?\w+\s+from\s*'([^']+)'/g)].map(([, target = '']) => ({
    target,
    name: 'default',
  }));
  return [...named, ...whole, ...byDefault];
};
