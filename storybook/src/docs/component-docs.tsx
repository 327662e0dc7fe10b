import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { AgeOf } from './age-of.tsx';
import { GuideOf } from './guide-of.tsx';

/** The documentation page of every component: what it is, whether it is in use and since when, its controls, how to use it, and all its states. */
export const ComponentDocs = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const storyFile = String(preparedMeta.parameters.fileName);
  return (
    <>
      <Title />
      <AgeOf storyFile={storyFile} />
      <Description />
      <Primary />
      <Controls />
      <GuideOf storyFile={storyFile} />
      <Stories title="Stati" includePrimary={false} />
    </>
  );
};
