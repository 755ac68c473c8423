/** The name of a town with its preposition: « à Brest », « au Havre ». */
export function inTown(town: string): string {
  const contracted = /^(le|les) (.+)$/i.exec(town);
  if (!contracted) return `à ${town}`;
  const [, article = '', name = ''] = contracted;
  return `${article.length === 2 ? 'au' : 'aux'} ${name}`;
}
