declare module 'virtual:languages' {
  const languages: Record<string, import('../languages').Language>;
  export default languages;
}
