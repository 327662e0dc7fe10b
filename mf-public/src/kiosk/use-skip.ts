import { useEffect } from 'react';

/** Leaves the scene out while it has nothing to show. */
export function useSkip(skip: () => void, isEmpty: boolean): void {
  useEffect(() => {
    if (isEmpty) skip();
  }, [skip, isEmpty]);
}
