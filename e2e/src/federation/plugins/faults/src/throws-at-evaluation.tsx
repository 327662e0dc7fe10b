if (document.title.length >= 0) throw new Error('broken before it began');

export default function Never() {
  return null;
}
