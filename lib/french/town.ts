/** Where something is, with the preposition the name of a town takes: « à Brest », « au Havre ». */
export function inTown(town: string): string {
  const contracted = /^(le|les) (.+)$/i.exec(town);
  if (!contracted) return `à ${town}`;
  const [, article = '', name = ''] = contracted;
  return `${article.length === 2 ? 'au' : 'aux'} ${name}`;
}
