import { type Clock, type FakeMethod, withGlobal } from '@sinonjs/fake-timers';
import type { AppWindow } from './app-window.ts';

/** What a page reads the time with. Its tasks between two events stay real. */
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
/** As often as a page draws its clocks at most, as far as a test sees. */
const DRAWN_MS = 100;

type Moment = number | string | Date;

/** The time of a page in the hands of a test, as Playwright's clock. It goes on by itself until it is paused. */
export class DocumentClock {
  #window: AppWindow | undefined;
  #clock: Clock | undefined;
  #start: number | undefined;
  #isPaused = false;
  #fixed: number | undefined;

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

  #install(): void {
    if (this.#window === undefined || this.#start === undefined || this.#clock !== undefined) return;
    this.#clock = withGlobal(this.#window).install({
      now: this.#start,
      toFake: FAKED,
      shouldAdvanceTime: !this.#isPaused,
      advanceTimeDelta: STEP_MS,
    });
    if (this.#fixed !== undefined) this.#clock.setSystemTime(this.#fixed);
  }

  get #installed(): Clock {
    if (this.#clock === undefined) throw new Error('The clock is not installed.');
    return this.#clock;
  }

  async runFor(time: number | string): Promise<void> {
    const clock = this.#installed;
    const end = clock.now + (typeof time === 'number' ? time : msOf(time));
    // One turn of the real loop a step, in which React draws. One a timer would be sixty a second of a clock.
    while (clock.now < end) {
      clock.tick(Math.min(DRAWN_MS, end - clock.now));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  async fastForward(time: number | string): Promise<void> {
    this.#installed.jump(typeof time === 'number' ? time : msOf(time));
    await this.#installed.tickAsync(0);
  }
  async pauseAt(time: Moment): Promise<void> {
    const clock = this.#installed;
    const by = new Date(time).getTime() - clock.now;
    if (by > 0) await clock.tickAsync(by);
    this.#isPaused = true;
    this.leaveRunning();
  }
  async resume(): Promise<void> {
    this.#isPaused = false;
    this.#installed.setTickMode({ mode: 'interval', delta: STEP_MS });
  }
  async setSystemTime(time: Moment): Promise<void> {
    this.#installed.setSystemTime(new Date(time));
  }
  /** Dates stand still; timers go on. */
  async setFixedTime(time: Moment): Promise<void> {
    this.#fixed = new Date(time).getTime();
    if (this.#window === undefined) return;
    const fixed = this.#fixed;
    const { Date: Real } = globalThis;
    class Fixed extends Real {
      constructor(...parts: [] | [number | string | Date]) {
        super(...((parts.length === 0 ? [fixed] : parts) as [number]));
      }
      static override now(): number {
        return fixed;
      }
    }
    Object.defineProperty(this.#window, 'Date', { value: Fixed, configurable: true, writable: true });
  }

  leaveRunning(): void {
    this.#clock?.setTickMode({ mode: 'manual' });
  }
}

const msOf = (text: string): number =>
  text
    .split(':')
    .map(Number)
    .reduce((whole, part) => whole * 60 + part, 0) * 1_000;
