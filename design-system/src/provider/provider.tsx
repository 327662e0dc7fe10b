import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Sets the Italian locale for all controls. Each plugin wraps its root in it once. */
export const Provider = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="it-IT">{children}</I18nProvider>
);
