import { act, renderHook } from '@testing-library/react';
import { CombinedGraphQLErrors } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { vi } from 'vitest';
import { toastStore } from '../../../ui/feedback/toast';
import type { Answer, UserError } from '../outcome';
import { useSave, type SaveOptions } from '../use-save';

export type Options = Partial<SaveOptions<string, Answer>>;
export type Send = SaveOptions<string, Answer>['send'];

export const saved: Answer = { data: { save: { name: 'Roof', userErrors: [] } } };
export const refused = (...userErrors: UserError[]): Answer => ({
  data: { save: { name: null, userErrors } },
});
export const error = (code: string, detail: string, field: string | null = null): UserError => ({
  code,
  detail,
  field,
});
export const graphFault = (code: string, message = 'No.') =>
  new CombinedGraphQLErrors({ errors: [new GraphQLError(message, { extensions: { code } })] });

/** Returns a form of two fields, each with a control on the page. */
export function formOfTwo() {
  document.body.innerHTML = '<input id="f-name"><input id="f-cost">';
  return { names: ['name', 'cost'], reject: vi.fn(), idOf: (name: string) => `f-${name}` };
}

export function open(send: Send, options: Options = {}) {
  const { result } = renderHook(() => useSave({ send, ...options }));
  const save = (values = 'a') => act(() => result.current.save(values));
  return { result, save };
}

/** Returns a `send` that gives these answers one after the other; the last one repeats. */
export function answering(...answers: (Answer | Error)[]) {
  const keys: string[] = [];
  const send: Send = async (_values, key) => {
    keys.push(key);
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { send, keys };
}
export const lost = new TypeError('Failed to fetch');
export const toasts = () => toastStore.read().map(({ kind, text }) => `${kind}: ${text}`);
