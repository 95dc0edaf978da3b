import { emailProblem, type Problems, passwordProblem, problemsOf } from '../../forms/field-problem.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Both fields are required. The password's length is not checked here, because only the server knows the correct
 * password.
 */
export const checkSignIn = ({ email, password }: Credentials): Problems<keyof Credentials> =>
  problemsOf({ email: emailProblem(email), password: passwordProblem(password) });
