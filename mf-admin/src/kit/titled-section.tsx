import { Heading, type HeadingProps } from '@vetta/design-system/heading';
import { Stack, type StackProps } from '@vetta/design-system/stack';
import { useId } from 'react';

interface TitledSectionProps extends Pick<StackProps, 'gap' | 'children'>, Pick<HeadingProps, 'size'> {
  readonly title: string;
}

/** A part of a screen under its title, which names it. */
export function TitledSection({ title, size = 'section', gap = 'md', children }: TitledSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={gap} aria-labelledby={id}>
      <Heading level={3} size={size} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
