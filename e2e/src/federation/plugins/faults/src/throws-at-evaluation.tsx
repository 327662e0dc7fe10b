if (document.title.length >= 0) throw new Error('Thrown at evaluation');

export default function Never() {
  return null;
}
