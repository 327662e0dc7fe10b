/** Returns a row as it is stored: without the tag that answers to admins add. */
export const untagged = ({ rowTag, ...row }: { rowTag: string }) => row;
