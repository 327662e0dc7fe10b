import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Each plugin wraps its root in this once: Italian words and formats for every control below. */
export const Provider = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="it-IT">{children}</I18nProvider>
);
