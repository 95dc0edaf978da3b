import type { z } from 'zod';
import type { calls } from './calls.ts';
import type { FilledPath } from './path-of.ts';

/*
 * The body and the answer of a call, found by its method and address. These are types only, so importing them loads no
 * schema. An address is a path of the contract, or one whose parts `pathOf` filled in.
 */
type AnyCall = (typeof calls)[keyof typeof calls];

export type CallMethod = AnyCall['method'];

type PathIn<Address> =
  Address extends FilledPath<infer Path> ? Path : Address extends `${string}:${string}` ? never : Address;
type CallAt<Method, Address> = Extract<AnyCall, { method: Method; path: PathIn<Address> }>;

/** The body of a call. Undefined when it has none, `never` when there is no such call. */
export type CallBody<Method, Address> = [CallAt<Method, Address>] extends [never]
  ? never
  : CallAt<Method, Address> extends { readonly body: infer Body extends z.ZodType }
    ? z.input<Body>
    : undefined;

/** The answer of a call that succeeds. */
export type CallAnswer<Method, Address> =
  CallAt<Method, Address> extends { readonly answers: { readonly 200: infer Answer extends z.ZodType } }
    ? z.output<Answer>
    : CallAt<Method, Address> extends { readonly answers: { readonly 201: infer Answer extends z.ZodType } }
      ? z.output<Answer>
      : never;
