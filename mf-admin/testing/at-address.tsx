import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** A spy that gets the addresses to which links and buttons of a story lead. */
export const went = fn<(address: string) => void>();

/** Shows the story at the address of its parameter `address`. */
export const atAddress: Decorator = (Story, { parameters }) => {
  const { hook, searchHook } = memoryLocation({ path: String(parameters.address) });
  const recorded: typeof hook = () => {
    const [path, navigate] = hook();
    const record = (to: string) => {
      went(to);
      navigate(to);
    };
    return [path, record];
  };
  return (
    <Router hook={recorded} searchHook={searchHook}>
      <Story />
    </Router>
  );
};
