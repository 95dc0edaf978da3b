import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { judge } from '../report.ts';
import { slowDown } from '../speed/phone.ts';
import { beginPractice, crewPhone } from './crew-phone.ts';

const PER_MIN = 110;
const DRIFT_MS = 10;

/**
 * Measures how far each click that a page plays is from its due time by the audio clock, at full speed and at quarter
 * speed.
 */
export async function clickDrift(browser: Browser, minutes: number): Promise<void> {
  const server = await ServerProcess.launch();
  const pages = await Promise.all([false, true].map((isSlow) => listeningPhone(browser, server.url, isSlow)));
  await new Promise((resolve) => setTimeout(resolve, minutes * 60_000));
  for (const { page, isSlow } of pages) {
    const { onsets, rate } = await page.evaluate(() => (window as unknown as { clicks: Clicks }).clicks);
    const first = onsets[0] ?? 0;
    const off = onsets.map((at, nth) => Math.abs(((at - first) / rate) * 1_000 - (nth * 60_000) / PER_MIN));
    const worst = Math.max(...off);
    const wanted = Math.floor(minutes * PER_MIN) - PER_MIN / 10;
    judge(
      `clicks by the audio clock${isSlow ? ', 4x slower' : ''}, ${minutes} min, n ${onsets.length}`,
      worst < DRIFT_MS && onsets.length >= wanted,
      `worst ${worst.toFixed(3)} ms off (${DRIFT_MS} ms)`,
    );
    await page.context().close();
  }
  await server.stop();
}

interface Clicks {
  readonly onsets: number[];
  readonly rate: number;
}

async function listeningPhone(
  browser: Browser,
  url: string,
  isSlow: boolean,
): Promise<{ page: Page; isSlow: boolean }> {
  // The listener is the measurement's own script, which the app's content security policy would block.
  const [, page] = await crewPhone(browser, url, { bypassCSP: true });
  await page.addInitScript(noteClicks);
  await beginPractice(page);
  if (isSlow) await slowDown(page);
  await page.getByRole('button', { name: /^Metronome/ }).tap();
  await page.waitForFunction(() => (window as unknown as { clicks?: Clicks }).clicks !== undefined);
  return { page, isSlow };
}

/** Attaches a sample listener to the output of each audio context. It records the frame at which each click begins. */
function noteClicks(): void {
  const listener = `registerProcessor('listener', class extends AudioWorkletProcessor {
    last = -Infinity;
    process([input]) {
      const samples = input[0];
      if (samples) for (let at = 0; at < samples.length; at += 1)
        if (samples[at] > 0.6 && currentFrame + at - this.last > 0.2 * sampleRate) {
          this.last = currentFrame + at;
          this.port.postMessage(this.last);
        }
      return true;
    }
  });`;
  const address = URL.createObjectURL(new Blob([listener], { type: 'text/javascript' }));
  const { start } = AudioBufferSourceNode.prototype;
  const loops = new WeakMap<BaseAudioContext, (loop: AudioNode) => void>();
  AudioBufferSourceNode.prototype.start = function (...times) {
    if (this.loop) loops.get(this.context)?.(this);
    start.apply(this, times);
  };
  globalThis.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      const onsets: number[] = [];
      const ear = this.audioWorklet.addModule(address).then(() => {
        const node = new AudioWorkletNode(this, 'listener');
        node.port.onmessage = ({ data }) => onsets.push(data);
        node.connect(this.destination);
        Object.assign(window, { clicks: { onsets, rate: this.sampleRate } });
        return node;
      });
      loops.set(this, (loop) => void ear.then((node) => loop.connect(node)));
    }
  };
}
