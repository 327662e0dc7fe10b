import type { Decorator } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** Shows the story at the address of its parameter `address`. */
export const atAddress: Decorator = (Story, { parameters }) => {
  const { hook, searchHook } = memoryLocation({ path: String(parameters.address) });
  return (
    <Router hook={hook} searchHook={searchHook}>
      <Story />
    </Router>
  );
};
