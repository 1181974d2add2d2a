import { chakra } from '@chakra-ui/react';

/** The key of payments that name none of the several components of their project. */
export const NOT_NAMED = '?';

/** Explains *Not named*, and how such a payment gets a category. */
export function NotNamedNote() {
  return (
    <chakra.p my="3" textStyle="caption" color="fg.muted">
      Not named: payments of projects with several components that name none of them. Name the component in
      the payment to put it into its category.
    </chakra.p>
  );
}
