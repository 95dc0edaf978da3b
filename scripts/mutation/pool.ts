import { type ChildProcess, fork } from 'node:child_process';
import type { Outcome, Task } from './worker.ts';

/** Modules are never unloaded, so a worker is replaced before it grows large. */
const TASKS_A_WORKER = 100;

/**
 * Runs the tasks in as many processes as requested. The results are in the order of the tasks.
 * @param mostSeconds stops the run of a change that makes a loop endless
 */
export async function runAll(
  script: string,
  folder: string,
  workers: number,
  tasks: readonly Task[],
  mostSeconds: number,
  progress: (done: number) => void = () => {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = tasks.entries();
  let done = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      let worker = await start(script, folder);
      let served = 0;
      for (const [index, task] of queue) {
        const outcome = await ask(worker, task, mostSeconds);
        outcomes[index] = outcome;
        served += 1;
        done += 1;
        progress(done);
        if (!worker.connected || served % TASKS_A_WORKER === 0) {
          worker.kill('SIGKILL');
          worker = await start(script, folder);
        }
      }
      worker.kill('SIGKILL');
    }),
  );
  return outcomes;
}

const start = (script: string, folder: string): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const worker = fork(script, ['worker', folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    worker.once('message', () => resolve(worker));
    worker.once('error', reject);
  });

const ask = (worker: ChildProcess, task: Task, mostSeconds: number): Promise<Outcome> =>
  new Promise((resolve) => {
    const answer = (outcome: Outcome) => {
      clearTimeout(clock);
      worker.removeAllListeners('message').removeAllListeners('exit');
      resolve(outcome);
    };
    const clock = setTimeout(() => worker.kill('SIGKILL'), mostSeconds * 1000);
    worker.once('message', (outcome: Outcome) => answer(outcome));
    worker.once('exit', () => answer({ kind: 'caught', by: 'the clock' }));
    worker.send(task);
  });
