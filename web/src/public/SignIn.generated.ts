import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

export interface SignInMutationVariables {
  input: { email: string; password: string; isPersistent?: boolean; rememberBrowser?: boolean };
}

export interface SignInMutation {
  signIn: {
    me: { userId: string } | null;
    userErrors: { code: string; detail: string; field: string | null }[];
  };
}

export const SignInDocument: TypedDocumentNode<SignInMutation, SignInMutationVariables> = gql`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      me {
        userId
      }
      userErrors {
        code
        detail
        field
      }
    }
  }
`;

export function useSignInMutation(options?: useMutation.Options<SignInMutation, SignInMutationVariables>) {
  return useMutation(SignInDocument, options);
}
