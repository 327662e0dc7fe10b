import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { pressable } from '../theme/interaction.css.ts';
import * as styles from './tabs.css.ts';

export type TabsProps<Id extends string> = {
  /** What the tabs choose between; their accessible name. */
  label: string;
  tabs: ReadonlyArray<{ readonly id: Id; readonly label: string }>;
  selected: Id;
  onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  children: ReactNode;
};

/** Tabs over one panel. The arrow keys select. */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) => (
  <AriaTabs
    selectedKey={selected}
    onSelectionChange={(key) => {
      const tab = tabs.find(({ id }) => id === key);
      if (tab && tab.id !== selected) onSelect(tab.id);
    }}
    className={styles.root}
  >
    <TabList aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} className={`${pressable} ${styles.tab}`}>
          {tab.label}
        </Tab>
      ))}
    </TabList>
    <TabPanel key={selected} id={selected} className={styles.panel}>
      {children}
    </TabPanel>
  </AriaTabs>
);
