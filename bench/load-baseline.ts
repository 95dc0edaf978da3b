import { hash, verify } from '@node-rs/argon2';
import fastify from 'fastify';

/*
 * Baseline for load.ts. `bare`: a Fastify server with one route that returns a user of the same size. `argon2`: number
 * of password comparisons a second on this machine, two at a time, as the server does.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const SECONDS = 6;

const [kind] = process.argv.slice(2);
if (kind === 'bare') {
  const app = fastify();
  const user = {
    id: '0198c0de-0000-7000-8000-000000000000',
    email: 'user0@bench.example',
    firstName: 'Sara',
    lastName: 'Alharbi',
    certificationLevel: null,
    department: null,
    isActive: true,
    isAdmin: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastLoginAt: '2026-01-01T00:00:00.000Z',
    disclaimerAccepted: true,
  };
  app.get('/api/auth/user', async () => user);
  process.stdout.write(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
} else {
  const stored = await hash('correct horse', COST);
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const work = async () => {
    while (performance.now() < end) {
      await verify(stored, 'correct horse');
      done += 1;
    }
  };
  await Promise.all([work(), work()]);
  process.stdout.write(`${done / SECONDS}\n`);
}
