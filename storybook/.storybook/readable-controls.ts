import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Says in the table of a component what may be chosen, and lets a text be edited as a text. What a story gives as elements, a
 * set or a reference is shown and not edited: Storybook would offer it as JSON.
 */
export const readableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (typeof type === 'object' && type.name === 'enum') {
        return [name, { ...argType, table: { ...table, type: { summary: type.value.join(' | ') } } }];
      }
      if (
        typeof type === 'object' &&
        type.name === 'union' &&
        type.value.some(({ name }) => name === 'string')
      ) {
        return [
          name,
          { ...argType, control: { type: 'text' }, table: { ...table, type: { summary: 'string' } } },
        ];
      }
      const written = table?.type?.summary;
      if (written !== 'ReactNode' && written !== 'Ref' && written !== 'ReadonlySet') return [name, argType];
      const given = initialArgs[name];
      const isText = typeof given === 'string' || (written === 'ReactNode' && given === undefined);
      return [name, { ...argType, control: isText ? { type: 'text' } : false }];
    }),
  );
