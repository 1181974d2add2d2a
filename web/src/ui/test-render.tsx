import { ChakraProvider, createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

// A style of text is a property of the parts only where the system has one.
const textStyles = { table: { value: { fontSize: '13px' } } };
const system = createSystem(defaultBaseConfig, defineConfig({ theme: { textStyles } }));

/** Draws parts as the application does, without its colours. */
export function renderUi(node: ReactNode) {
  return render(node, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
}
