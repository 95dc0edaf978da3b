import { dot, type TestEvent } from 'node:test/reporters';

/**
 * The reporter of the unit tests: a dot for each test, then the failures. It also prints errors in promises that were
 * not awaited, which Node's dot reporter omits. Such errors fail the run, so they must be printed.
 */
export default async function* dots(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const unawaited: string[] = [];
  async function* heard(): AsyncGenerator<TestEvent> {
    for await (const event of source) {
      if (event.type === 'test:diagnostic' && /^(?:Error|Warning): /.test(event.data.message)) {
        unawaited.push(`${event.data.message}\n`);
      }
      yield event;
    }
  }
  yield* dot(heard()) as AsyncIterable<string>;
  yield* unawaited;
}
