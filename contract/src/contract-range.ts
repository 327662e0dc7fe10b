/** The range of a contract as `plugin.json` has it: `^2.0`. Libraries read far more, and some texts for a second or longer. */
export const CONTRACT_RANGE = /^[\^~]?\d{1,6}(\.\d{1,6}){0,2}$/;
