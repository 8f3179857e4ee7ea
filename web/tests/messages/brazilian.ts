/** What is said in Portugal alone, and what is called otherwise elsewhere on the Brazilian page. */
export const notBrazilian =
  /ecrã|[Ff]icheiro|[Dd]efinições|[Gg]uard[ae]|\b[Ee]stá a \w+r\b|^A \w+r\b.* …|\b[Ff]ilas?\b|[Rr]onda|[Ll]igaç|[Rr]egisto|\b[Pp]artilh|bónus|[Ss]ugest|\b[Rr]etir|[Tt]rilha!|faz trilha|\b[Dd]isp(?:or|õe|ôs|onh|use|ost)|[Aa]rrum|Ajustes|[Dd]escarreg|correio/u;
