import type { z } from 'zod';
import type { calls } from './calls.ts';
import type { FilledPath } from './path-of.ts';

/*
 * A call's request body and response, found by its method and address. These are types only, so importing them loads no
 * schema. An address is a contract path, with or without its parts filled in by `pathOf`.
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

/** The response to a successful call. */
export type CallAnswer<Method, Address> =
  CallAt<Method, Address> extends { readonly answers: { readonly 200: infer Answer extends z.ZodType } }
    ? z.output<Answer>
    : CallAt<Method, Address> extends { readonly answers: { readonly 201: infer Answer extends z.ZodType } }
      ? z.output<Answer>
      : never;
