import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { MEDIC } from '../fixtures/medic.ts';
import { OFFLINE_FILES, OFFLINE_STOPS } from '../fixtures/offline-stops.ts';
import { walkOffline } from '../fixtures/offline-walk.ts';
import { ServerProcess } from '../fixtures/server-process.ts';
import { type Engine, until } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { installMissing } from './needs.ts';
import { startWebKit } from './webkit.ts';

/** Storing several hundred files is disk work, and the machine may be busy. */
const STORING_MS = 90_000;

const ENGINES = [
  { name: 'Firefox', programs: ['firefox'], start: startFirefox, keepsProfile: true },
  // WebKitGTK under automation keeps everything in memory, so a restart loses it.
  { name: 'WebKitGTK', programs: ['WebKitWebDriver', 'Xvfb'], start: startWebKit, keepsProfile: false },
] as const;

for (const { name, programs, start, keepsProfile } of ENGINES) {
  test(`${name}: signs in, accepts, opens a card in two taps, calculates, and has everything with the server dead`, async (t) => {
    const lacking = installMissing(programs);
    assert.equal(lacking, undefined);
    const server = await ServerProcess.launch();
    const profile = await mkdtemp(join(tmpdir(), 'first60-engine-'));
    let engine = await start(profile);
    t.after(async () => {
      await engine.close();
      await server.stop();
      await rm(profile, { recursive: true, force: true });
    });

    const registered = await fetch(`${server.url}/api/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(MEDIC),
    });
    assert.equal(registered.status, 201);
    await signIn(engine, server.url);
    await findAndCalculate(engine, server.url);

    await engine.open(`${server.url}/`);
    await shows(engine, 'Ready offline', STORING_MS);
    await server.kill();
    await walk(engine, server.url, t.diagnostic.bind(t));
    if (keepsProfile) {
      await engine.close();
      engine = await start(profile);
      await walk(engine, server.url, t.diagnostic.bind(t));
    }

    await server.start();
    await engine.open(`${server.url}/`);
    await engine.press('Logout');
    // A patient is still entered after the walk.
    await engine.press('Sign out anyway');
    await shows(engine, 'Forgot your password?');
  });
}

async function signIn(engine: Engine, url: string): Promise<void> {
  await engine.open(url);
  await engine.type('Email', MEDIC.email);
  await engine.type('Password', 'a wrong one');
  await engine.press('Sign In');
  await shows(engine, 'Invalid email or password');
  await engine.type('Password', MEDIC.password);
  await engine.press('Sign In');
  for (const box of ['I have read and understand', 'I agree to these terms', 'I accept full liability']) {
    await engine.press(box);
  }
  await engine.press('Accept & Continue');
  await shows(engine, 'Quick Actions');
}

async function findAndCalculate(engine: Engine, url: string): Promise<void> {
  await engine.press('Adult Neurologic');
  await shows(engine, 'Protocols (4)');
  await engine.press('Altered Mental Status');
  await shows(engine, 'First 60 Seconds');
  await engine.open(`${url}/calculator`);
  await engine.type('Weight (kg)', '12.5');
  await shows(engine, '0.125 mg');
  await shows(engine, '1.25 mL');
}

async function walk(engine: Engine, url: string, say: (text: string) => void): Promise<void> {
  await engine.open(`${url}/`);
  await shows(engine, 'Offline');
  const { stops, files, failures } = await engine.run(walkOffline, {
    stops: OFFLINE_STOPS,
    files: OFFLINE_FILES,
    restMs: 350,
  });
  say(`${stops} stops and ${files} files without a network`);
  assert.deepEqual(failures, []);
}

const shows = (engine: Engine, text: string, patience?: number): Promise<void> =>
  until(() => engine.run((wanted) => document.body.textContent.includes(wanted), text), text, patience);
