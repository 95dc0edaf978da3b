import { emailProblem, type Problems, passwordProblem, problemsOf } from '../../forms/field-problem.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Both are required. The length of the password is not checked here, because only the server knows which one is right.
 */
export const checkSignIn = ({ email, password }: Credentials): Problems<keyof Credentials> =>
  problemsOf({ email: emailProblem(email), password: passwordProblem(password) });
