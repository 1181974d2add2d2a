import { ChakraProvider, createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

// Parts accept `textStyle` as a property only where the system defines text styles.
const textStyles = { table: { value: { fontSize: '13px' } } };
const system = createSystem(defaultBaseConfig, defineConfig({ theme: { textStyles } }));

/** Renders parts as the application does, without its colors. */
export function renderUi(node: ReactNode) {
  return render(node, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
}
