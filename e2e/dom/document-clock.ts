import { type Clock, type FakeMethod, withGlobal } from '@sinonjs/fake-timers';
import type { AppWindow } from './app-window.ts';

/** Timers and clocks that are faked. `setImmediate` is not faked, because React schedules its work with it. */
const FAKED: FakeMethod[] = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
];
const STEP_MS = 20;
/** The step of `runFor`: short enough for every test here, at a tenth of the cost of single frames. */
const DRAWN_MS = 100;

type Moment = number | string | Date;

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** React sets timers for drawn content a few turns later. Time that passes before then would not count for them. */
async function timersSet(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
}

/** Playwright's clock for a document. Time runs by itself until it is paused. */
export class DocumentClock {
  #window: AppWindow | undefined;
  #clock: Clock | undefined;
  #start: number | undefined;
  #isPaused = false;
  #faked = FAKED;

  enter(window: AppWindow): void {
    this.#window = window;
    if (this.#start !== undefined) this.#install();
  }
  leave(): void {
    if (this.#clock !== undefined) this.#start = this.#clock.now;
    this.#clock?.uninstall();
    this.#clock = undefined;
    this.#window = undefined;
  }

  async install({ time = Date.now() }: { time?: Moment } = {}): Promise<void> {
    this.#start = new Date(time).getTime();
    this.#install();
  }
  /** Freezes `Date`. Timers keep running. */
  async setFixedTime(time: Moment): Promise<void> {
    this.#setDate(time, true);
  }
  /** Sets `Date`. Both `Date` and the timers keep running. */
  async setSystemTime(time: Moment): Promise<void> {
    this.#setDate(time, false);
  }

  #setDate(time: Moment, isFixed: boolean): void {
    if (this.#clock !== undefined && this.#faked === FAKED) throw new Error('The timers of this clock are set too.');
    this.#clock?.uninstall();
    this.#clock = undefined;
    this.#faked = ['Date'];
    this.#isPaused = isFixed;
    this.#start = new Date(time).getTime();
    this.#install();
  }

  #install(): void {
    if (this.#window === undefined || this.#start === undefined || this.#clock !== undefined) return;
    this.#clock = withGlobal(this.#window).install({
      now: this.#start,
      toFake: this.#faked,
      shouldAdvanceTime: !this.#isPaused,
      advanceTimeDelta: STEP_MS,
    });
  }

  get #installed(): Clock {
    if (this.#clock === undefined) throw new Error('The clock is not installed.');
    return this.#clock;
  }

  async runFor(time: number | string): Promise<void> {
    const clock = this.#installed;
    const end = clock.now + (typeof time === 'number' ? time : msOf(time));
    await timersSet();
    // React draws between two steps. A step for each timer would mean a step for each frame of a running clock.
    while (clock.now < end) {
      clock.tick(Math.min(DRAWN_MS, end - clock.now));
      await nextTurn();
    }
  }
  async fastForward(time: number | string): Promise<void> {
    await timersSet();
    this.#installed.jump(typeof time === 'number' ? time : msOf(time));
    await this.#installed.tickAsync(0);
  }
  async pauseAt(time: Moment): Promise<void> {
    const clock = this.#installed;
    await timersSet();
    const by = new Date(time).getTime() - clock.now;
    if (by > 0) await clock.tickAsync(by);
    this.#isPaused = true;
    clock.setTickMode({ mode: 'manual' });
  }
  async resume(): Promise<void> {
    this.#isPaused = false;
    this.#installed.setTickMode({ mode: 'interval', delta: STEP_MS });
  }
}

const msOf = (text: string): number =>
  text
    .split(':')
    .map(Number)
    .reduce((whole, part) => whole * 60 + part, 0) * 1_000;
