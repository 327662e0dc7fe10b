import { useEffect, useState } from 'react';

/** Returns the address under which a chosen file can be shown before it is uploaded; undefined without a file, and for a moment after the choice. */
export function useFileAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return setAddress(undefined);
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
