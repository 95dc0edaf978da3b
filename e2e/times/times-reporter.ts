import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { KEPT_TIMES, ROOT, type TestTime } from './kept-times.ts';

/** Records how long each test took. `npm run test:times` prints the slowest. */
export default class TimesReporter implements Reporter {
  readonly #times: TestTime[] = [];
  #workers = 0;

  onBegin(config: FullConfig): void {
    this.#workers = config.workers;
  }

  onTestEnd(test: TestCase, { duration, status }: TestResult): void {
    const { file, line } = test.location;
    const project = test.parent.project()?.name ?? '';
    this.#times.push({
      project,
      file: relative(ROOT, file),
      line,
      title: test.title,
      ms: Math.round(duration),
      status,
    });
  }

  onEnd({ startTime, duration }: FullResult): void {
    const kept = {
      startedAt: startTime.toISOString(),
      ms: Math.round(duration),
      workers: this.#workers,
      tests: this.#times,
    };
    mkdirSync(dirname(KEPT_TIMES), { recursive: true });
    writeFileSync(KEPT_TIMES, JSON.stringify(kept));
  }
}
