import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * The lower limit: an empty page of the same kind, with one field, one button, one line of script, and a worker that
 * keeps it offline. Its time is what the browser, network and worker need. Any further time is ours.
 */
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px system-ui;margin:1rem}button,input{min-height:48px}</style></head>
<body><h1>Bare page</h1><input aria-label="Text"><button>Press</button><p id="out"></p>
<script type="module" src="/bare.js"></script></body></html>`;
const SCRIPT = `document.querySelector('button').onclick = () => { document.getElementById('out').textContent = 'Pressed'; };
document.querySelector('input').oninput = ({ target }) => { document.getElementById('out').textContent = target.value; };
navigator.serviceWorker.register('/sw.js');`;
const WORKER = `const FILES = ['/', '/bare.js'];
addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.addAll(FILES))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((hit) => hit ?? fetch(event.request))));`;

/** Writes the bare page into a new folder of its own. */
export async function writeBarePage(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'first60-bare-'));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'bare.js'), SCRIPT);
  await writeFile(join(root, 'sw.js'), WORKER);
  return root;
}
