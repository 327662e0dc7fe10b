import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { GuideOf } from './guide-of.tsx';

/** The documentation page of every component: what it is, its controls, how to use it, and all its states. */
export const ComponentDocs = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <GuideOf storyFile={String(preparedMeta.parameters.fileName)} />
      <Stories title="Stati" includePrimary={false} />
    </>
  );
};
