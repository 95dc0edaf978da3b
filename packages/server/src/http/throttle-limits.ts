const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many tries a window allows before the answer is 429. A limit that is absent is not counted. */
interface ThrottleLimits {
  /** Milliseconds since the first try. */
  readonly window: number;
  /** By one e-mail from one network address. */
  readonly pair?: number;
  /** From one network address, for any e-mail. */
  readonly address?: number;
  /** By one e-mail, from any address. */
  readonly email?: number;
}

/**
 * Signing in. Ten tries are more than a forgetful user needs and few for a guesser: 960 a day. A station shares one
 * address, so 100 wrong tries from it are allowed. Right ones are not counted. The e-mail alone has ten times the limit
 * of the pair. So it takes ten addresses to lock a user out, for a quarter of an hour at most, and a whole botnet gets
 * 9,600 guesses a day at one password.
 */
const login: ThrottleLimits = { window: 15 * MINUTE, pair: 10, address: 100, email: 100 };

/** Asking for questions tells whether an e-mail has an account. One address may ask for 480 e-mails a day. */
const recoveryLookup: ThrottleLimits = { window: HOUR, address: 20 };

/** Answers are far easier to guess than passwords, so they get fewer tries and a longer wait. */
const recoveryAnswers: ThrottleLimits = { window: HOUR, pair: 5, address: 20, email: 20 };

/** An administrator's code replaces the password for a day, so it has the same limits. */
const passwordCode: ThrottleLimits = login;

/**
 * Registering costs hashes and a row, and tells whether an e-mail is taken. A course of forty registers in one lesson
 * from one address. A flood gets 960 accounts a day from each address.
 */
const registration: ThrottleLimits = { window: HOUR, address: 40 };

/**
 * Each write at the desk may add rows that are never deleted. A person signs and types far fewer in a minute: all
 * figures of a draft go in one call.
 */
const deskWrites: ThrottleLimits = { window: MINUTE, email: 60 };

export const throttleLimits = {
  login,
  recoveryLookup,
  recoveryAnswers,
  passwordCode,
  registration,
  deskWrites,
} as const;

export type Throttled = keyof typeof throttleLimits;
