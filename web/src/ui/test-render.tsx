import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

const system = createSystem(defaultBaseConfig);

/** Draws parts as the application does, without its colours. */
export function renderUi(node: ReactNode) {
  return render(node, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
}
