// Before its style sheets a page that is touched would be laid out whole: with this rule only the viewport is. Any rule
// of the style sheets wins over `:where`. @see https://drafts.csswg.org/css-contain-2/#content-visibility
{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':where(body>*){content-visibility:auto}');
  document.adoptedStyleSheets = [sheet];
}
