import { paths, type RegisterBody, SECURITY_QUESTIONS } from '@first60/contract';
import { grant } from '../commands/admin-commands.ts';
import { registration, type TestApp } from './test-app.ts';

/** Three questions and their answers, as sent in a registration. */
export const threeQuestions = {
  securityQuestion1: SECURITY_QUESTIONS[0],
  securityAnswer1: 'Alharbi',
  securityQuestion2: SECURITY_QUESTIONS[1],
  securityAnswer2: 'Jeddah',
  securityQuestion3: SECURITY_QUESTIONS[8],
  securityAnswer3: 'Simba',
} satisfies Partial<RegisterBody>;

export const threeAnswers = { answer1: ' ALHARBI', answer2: 'jeddah ', answer3: 'simba' };

/** An administrator who has accepted the disclaimer. */
export async function enterAdmin({ enter, database }: TestApp, email = 'admin@ems.example') {
  const { user, cookie } = await enter({ email });
  await grant(database, email);
  return { user: { ...user, isAdmin: true }, cookie };
}

/** The names of all events recorded so far, in order. */
export async function eventNames({ database }: TestApp, userId?: string | null): Promise<string[]> {
  const all = database.selectFrom('audit_events').select('event').orderBy('at').orderBy('id');
  const some = userId === undefined ? all : all.where('user_id', userId === null ? 'is' : '=', userId);
  return (await some.execute()).map(({ event }) => event);
}

export const signIn = ({ post }: TestApp, password: string = registration.password) =>
  post(paths.login, { email: registration.email, password });
