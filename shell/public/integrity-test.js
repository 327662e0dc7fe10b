// Never runs: documents name a wrong hash for it, and src/kiosk/checks-integrity.ts sees whether the browser notices.
export default 'loaded';
